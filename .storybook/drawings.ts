import { createElement, useState } from 'react';
import { addons, types, useStorybookState } from 'storybook/manager-api';

/** `STORYBOOK_DRAWINGS=folder pnpm storybook`, for those who have the drawings; without it there is no panel. */
export const hasDrawings = Boolean(process.env.STORYBOOK_DRAWINGS);

export function registerDrawings(): void {
  if (!hasDrawings) return;
  addons.register('cloud-school/drawings', () =>
    addons.add('cloud-school/drawings/panel', {
      type: types.PANEL,
      title: '设计图',
      render: ({ active = false }) => createElement(ShownDrawing, { isShown: active }),
    }),
  );
}

/* Without JSX: the manager's build knows none. */
function ShownDrawing({ isShown }: { isShown: boolean }) {
  const { storyId } = useStorybookState();
  return isShown && storyId ? createElement(Drawing, { key: storyId, storyId }) : null;
}

/** The drawing of the state, exam-intro-screen--empty.png, else that of its screen, exam-intro-screen.png. */
function Drawing({ storyId }: { storyId: string }) {
  const files = [storyId, storyId.split('--')[0]].map((name) => `${name}.png`);
  const [missing, setMissing] = useState(0);
  const file = files[missing];
  const wanted = `这里没有设计图。把图放进 STORYBOOK_DRAWINGS 的目录，名为 ${files.join(' 或 ')}。`;
  if (!file) return createElement('p', { style: { padding: 16 } }, wanted);
  return createElement('img', {
    src: `drawings/${file}`,
    alt: '设计图',
    style: { width: '100%' },
    onError: () => setMissing(missing + 1),
  });
}
