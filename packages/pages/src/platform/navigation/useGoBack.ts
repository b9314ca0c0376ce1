import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Goes back some steps of this site's own history; to `fallback` where the visit has fewer behind it. */
export function useGoBack(): (steps: number, fallback: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (steps, fallback) => {
      const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
      if (idx >= steps) void navigate(-steps);
      else void navigate(fallback, { replace: true });
    },
    [navigate],
  );
}
