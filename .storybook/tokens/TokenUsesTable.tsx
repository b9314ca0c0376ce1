import uses from 'virtual:token-uses';
import type { Theme } from '../../packages/ui/src/theme/standardTheme.ts';
import { TokenTable } from './TokenTable.ts';

/** More users than this are a number: a token of nearly everything says nothing by its list. */
const SHOWN = 12;

/** Every token of a theme, its value and the components that read it. */
export function TokenUsesTable({ values }: { values: Theme }) {
  return Object.entries(values).map(([group, tokens]) => (
    <TokenTable key={group}>
      <caption>{group}</caption>
      <thead>
        <tr>
          <th scope="col">令牌</th>
          <th scope="col">数值</th>
          <th scope="col">用在哪里</th>
        </tr>
      </thead>
      <tbody>
        {flatten(tokens, group).map(([token, value]) => {
          const users = uses[token] ?? [];
          return (
            <tr key={token}>
              <th scope="row">{token}</th>
              <td>{value}</td>
              <td>
                {users.slice(0, SHOWN).join('、') || '由别的令牌或全局样式取用'}
                {users.length > SHOWN && ` 等 ${users.length} 处`}
              </td>
            </tr>
          );
        })}
      </tbody>
    </TokenTable>
  ));
}

/** The leaves of a tree of tokens, as ['color.action.fill', '#1b5fd9']. */
function flatten(tree: object, path: string): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${path}.${name}`)
      : [[`${path}.${name}`, String(value)] as [string, string]],
  );
}
