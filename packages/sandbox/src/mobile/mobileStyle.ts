/** The styles of the mobile pages: one column, in two colour schemes. */
export const MOBILE_STYLE = `
  :root { --base: #2456e6; --deep: #143aa8 } [data-look] { --base: #1d4fa3; --deep: #12294f }
  * { box-sizing: border-box }
  body { margin: 0; background: #f4f6fb; color: #17233d; font: 15px/1.6 "PingFang SC", "Noto Sans SC", sans-serif }
  header { padding: 20px 16px 72px; background: linear-gradient(160deg, var(--deep), var(--base)); color: #fff }
  header p { margin: 0; opacity: .86; font-size: 13px } h1 { margin: 4px 0 0; font-size: 22px; line-height: 1.4 }
  main { display: grid; gap: 12px; margin: -48px 16px 24px }
  .card { padding: 16px; border-radius: 12px; background: #fff; box-shadow: 0 4px 16px rgba(23, 35, 61, .06) }
  .card h2 { margin: 0 0 4px; font-size: 16px } .card p { margin: 0; color: #56617a; font-size: 13px }
  .row { display: flex; align-items: center; justify-content: space-between; gap: 12px }
  .tag { flex: none; padding: 2px 8px; border-radius: 4px; background: #eef3ff; color: var(--base); font-size: 12px }
  label { display: block; margin-top: 12px; color: #56617a; font-size: 13px }
  input { width: 100%; height: 44px; margin-top: 4px; padding: 0 12px; border: 1px solid #7d879c; border-radius: 8px; font: inherit }
  button { width: 100%; min-height: 44px; margin-top: 16px; border: 0; border-radius: 8px; background: var(--base); color: #fff;
    font: inherit; font-weight: 600; cursor: pointer }
  button:focus-visible, input:focus-visible { outline: 2px solid var(--base); outline-offset: 2px }
  .problem { min-height: 20px; margin-top: 8px; color: #c72b2b; font-size: 13px } [hidden] { display: none }
`;
