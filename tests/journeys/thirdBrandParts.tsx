import {
  type AuthPanelProps,
  type FooterBandProps,
  Link,
  type ToolRailProps,
  type UtilityBarProps,
} from '@cloud-school/ui';

/** Parts of a shell of its own, for `third-brand.spec.ts`: the least that keeps what the props hold. */

export function UtilityBar({ phone }: UtilityBarProps) {
  return <section aria-label="海澜的顶栏">{phone}</section>;
}

export function Band({ services }: FooterBandProps) {
  return <section aria-label="海澜的服务">{services.map(({ title }) => title).join('、')}</section>;
}

export function Rail({ items }: ToolRailProps) {
  return (
    <aside aria-label="海澜工具">
      {items.map(({ label, to, onSelect, panel }) => {
        if (to)
          return (
            <Link key={label} to={to}>
              {label}
            </Link>
          );
        if (panel) return <div key={label}>{panel}</div>;
        return (
          <button key={label} type="button" onClick={onSelect}>
            {label}
          </button>
        );
      })}
    </aside>
  );
}

export function AuthPanel({ title }: AuthPanelProps) {
  return <p>海澜欢迎您：{title}</p>;
}
