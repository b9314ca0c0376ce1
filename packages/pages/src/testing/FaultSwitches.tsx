import type { Sandbox } from '@cloud-school/sandbox';
import { theme } from '@cloud-school/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

type Fault = 'none' | 'offline' | 'slow' | 'failing';

const FAULT_NAMES: Record<Fault, string> = {
  none: '一切正常',
  offline: '断网',
  slow: '慢 3 秒',
  failing: '三成失败',
};
const FAULTS = Object.keys(FAULT_NAMES) as Fault[];
/** Below this width the open panel covers the questions, so that it starts closed. */
const WIDE_PX = 1280;

interface FaultSwitchesProps {
  sandbox: Sandbox;
  /** Who can sign in again after the sign-in has expired. */
  student: { username: string; password: string } | undefined;
}

/** Switches for the faults of a flow's sandbox; they act at once and keep what the student has done. */
export function FaultSwitches({ sandbox: { controls }, student }: FaultSwitchesProps) {
  const [fault, setFault] = useState<Fault>('none');

  useEffect(() => {
    controls.setLatency(fault === 'slow' ? 3000 : 0);
    controls.setFailureRate(fault === 'failing' ? 0.3 : 0);
    if (fault !== 'offline') return undefined;
    controls.failNext('*', 'drop', Number.MAX_SAFE_INTEGER);
    setOnline(false);
    return () => {
      controls.clearFailures();
      setOnline(true);
    };
  }, [controls, fault]);

  return (
    <Panel open={window.innerWidth >= WIDE_PX}>
      <summary>故障开关</summary>
      {FAULTS.map((name) => (
        <label key={name}>
          <input type="radio" name="fault" checked={fault === name} onChange={() => setFault(name)} />
          {FAULT_NAMES[name]}
        </label>
      ))}
      <button type="button" onClick={() => controls.expireTokens()}>
        让登录过期
      </button>
      {student && (
        <p>
          再登录：{student.username}
          <br />
          密码：{student.password}
        </p>
      )}
    </Panel>
  );
}

/** Changes what the page reads from `navigator.onLine`, and reports it as the browser does. */
function setOnline(isOnline: boolean): void {
  if (isOnline) Reflect.deleteProperty(navigator, 'onLine');
  else Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

const Panel = styled.details`
  position: fixed;
  bottom: 30%;
  left: 0;
  z-index: ${theme.layer.toast};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: 0 ${theme.radius.control} ${theme.radius.control} 0;
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.raised};
  color: ${theme.color.text.primary};
  font: ${theme.type.caption};
  summary {
    min-height: 24px;
    font: ${theme.type.captionStrong};
    cursor: pointer;
  }
  label {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: 32px;
  }
  button {
    min-height: 32px;
    border: 0;
    padding: 0;
    background: none;
    color: ${theme.color.action.base};
    font: inherit;
    cursor: pointer;
  }
`;
