/** Colours and measures of the drawing; each text has a contrast of 4.5 and more on its ground, light and dark. */
export const PAGE_STYLES = `
:root {
  color-scheme: light dark;
  --page: #f5f7fb; --card: #fff; --ink: #152238; --soft: #51607a; --line: #e3e8f1; --fill: #eef2fa;
  --primary: #1d4fd8; --success: #12723f; --success-tint: #e7f5ed; --warning: #9a4a00; --warning-tint: #fdf0df;
  --danger: #b3202b; --danger-tint: #fdeaea;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0e1524; --card: #182235; --ink: #eef2fa; --soft: #a9b6cc; --line: #2c3950; --fill: #22304a;
    --primary: #8fb0ff; --success: #6fd39d; --success-tint: #153527; --warning: #f2b36b; --warning-tint: #3b2a14;
    --danger: #ff9a9f; --danger-tint: #43191f;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 14px/1.5 system-ui, 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', sans-serif; }
.bar { display: flex; gap: 12px; align-items: center; min-height: 64px; padding: 0 48px; background: var(--card); border-bottom: 1px solid var(--line); }
.bar b { font-size: 18px; }
.bar p { margin-left: auto; font-variant-numeric: tabular-nums; }
main { max-width: 1344px; margin: 0 auto; padding: 24px 0 48px; }
.head { display: flex; flex-wrap: wrap; gap: 12px 16px; align-items: center; margin-bottom: 16px; }
h1 { margin: 0; font-size: 24px; }
h2 { margin: 0; font-size: 16px; }
h3 { margin: 16px 0 8px; font-size: 14px; font-weight: 400; color: var(--soft); display: flex; gap: 8px; }
h3 b { color: var(--ink); }
small { font-size: 12px; font-weight: 400; color: var(--soft); }
h3 small { margin-left: auto; }
.filters { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; margin-left: auto; }
.filters select, .filters button { min-height: 40px; padding: 0 12px; font: inherit; color: var(--ink); background: var(--card); border: 1px solid var(--soft); border-radius: 8px; }
.filters button { cursor: pointer; }
.school { display: flex; gap: 8px; align-items: center; color: var(--soft); }
.periods { display: flex; margin: 0; padding: 2px; border: 0; border-radius: 10px; background: var(--fill); }
.periods span { display: flex; align-items: center; min-height: 36px; padding: 0 14px; border-radius: 8px; cursor: pointer; }
.periods input { position: absolute; opacity: 0; }
.periods input:checked + span { background: var(--card); font-weight: 600; box-shadow: 0 0 0 1px var(--soft); }
.periods input:focus-visible + span, summary:focus-visible, select:focus-visible, button:focus-visible, .scroll:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; }
.card { padding: 24px; background: var(--card); border-radius: 12px; box-shadow: 0 1px 3px rgb(21 34 56 / 12%); }
.card + .card, .columns, .card.errors { margin-top: 24px; }
.columns { display: grid; grid-template-columns: 1fr 1fr; gap: 24px; }
.columns .card { margin: 0; min-width: 0; }
.figures { display: grid; grid-template-columns: repeat(4, 1fr); padding: 16px 0; }
.figure { padding: 4px 24px; }
.figure + .figure { border-left: 1px solid var(--line); }
.figure h2 { font-size: 14px; font-weight: 400; color: var(--soft); }
.figure p { margin: 0; }
.figure .number b { font-size: 40px; line-height: 1.3; font-variant-numeric: tabular-nums; }
.figure .explained { font-size: 12px; color: var(--soft); }
.figure.success .number { color: var(--success); }
.figure.warning .number { color: var(--warning); }
.figure.danger .number { color: var(--danger); }
summary { cursor: pointer; }
table { width: 100%; border-collapse: collapse; }
th { font-weight: 600; font-size: 12px; color: var(--soft); text-align: left; }
thead th { background: var(--fill); }
th, td { padding: 10px 12px; border-bottom: 1px solid var(--line); vertical-align: top; }
.errors table { margin-top: 12px; }
.errors td:first-child { min-width: 280px; }
.errors td:last-child { white-space: nowrap; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.scroll { overflow-x: auto; }
code { display: block; font: 12px/1.6 ui-monospace, 'DejaVu Sans Mono', Consolas, monospace; color: var(--primary); overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 12px; margin: 8px 0 0; font-size: 12px; }
dt { color: var(--soft); }
dd { margin: 0; }
.tag { display: inline-block; padding: 2px 8px; border-radius: 6px; font-size: 12px; font-weight: 400; background: var(--fill); color: var(--soft); }
.tag.success { background: var(--success-tint); color: var(--success); }
.tag.warning { background: var(--warning-tint); color: var(--warning); }
.tag.danger { background: var(--danger-tint); color: var(--danger); }
.success { color: var(--success); }
.warning { color: var(--warning); }
.card ul { margin: 12px 0 0; padding: 0; list-style: none; }
.card li { display: grid; gap: 12px; align-items: center; min-height: 40px; }
.vitals li { grid-template-columns: 32px 1fr 64px; min-height: 32px; }
.shares li { grid-template-columns: minmax(0, 12em) 1fr 6em; border-top: 1px solid var(--line); }
.card li b { text-align: right; font-variant-numeric: tabular-nums; }
.meter { width: 100%; height: 8px; border-radius: 4px; fill: var(--primary); }
.warning .meter { fill: var(--warning); }
.meter .ground { fill: var(--fill); }
.meter .mark { fill: var(--ink); }
.note { color: var(--soft); font-size: 12px; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (max-width: 1400px) { main { padding: 24px; } .bar { padding: 0 24px; } }
@media (max-width: 1023px) {
  .columns { grid-template-columns: 1fr; }
  .figures { grid-template-columns: 1fr 1fr; row-gap: 16px; }
  .figure:nth-child(3) { border-left: 0; }
  .filters { margin-left: 0; }
}
@media (max-width: 599px) {
  main { padding: 16px; } .bar { gap: 8px; padding: 0 16px; flex-wrap: wrap; } .bar p { font-size: 12px; } .card { padding: 16px; }
  .figures { grid-template-columns: 1fr; } .figure { padding: 0; } .figure + .figure { border-left: 0; }
  .errors td:first-child { min-width: 200px; }
  .shares li { grid-template-columns: 1fr 6em; padding: 8px 0; } .shares .meter { grid-column: 1 / -1; grid-row: 2; }
}
`;
