import { styled } from 'styled-components';
import { contrastPairs } from '../contrastPairs.ts';
import type { Theme } from '../standardTheme.ts';
import { theme } from '../theme.ts';

const TEXT = 4.5;

/** Every pair of colours that components draw on each other, with its ratio and the minimum of WCAG 2.2 AA. */
export function ContrastTable({ values }: { values: Theme }) {
  const pairs = contrastPairs(values);
  return (
    <>
      <Pairs title="文字与底色：至少 4.5 : 1" pairs={pairs.filter(({ minimum }) => minimum === TEXT)} />
      <Pairs title="图形与底色：至少 3 : 1" pairs={pairs.filter(({ minimum }) => minimum !== TEXT)} />
    </>
  );
}

function Pairs({ title, pairs }: { title: string; pairs: ReturnType<typeof contrastPairs> }) {
  return (
    <Table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">样子</th>
          <th scope="col">用处</th>
          <th scope="col">前景与底色</th>
          <th scope="col">对比度</th>
          <th scope="col">结果</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ name, ink, ground, value, minimum }) => (
          <tr key={name}>
            <td>
              <svg width={56} height={32} aria-hidden>
                <rect
                  width={56}
                  height={32}
                  rx={6}
                  fill={ground}
                  stroke="currentColor"
                  strokeOpacity={0.12}
                />
                {minimum === TEXT ? (
                  <text x={28} y={21} textAnchor="middle" fontSize={14} fill={ink}>
                    文字
                  </text>
                ) : (
                  <circle cx={28} cy={16} r={8} fill={ink} />
                )}
              </svg>
            </td>
            <th scope="row">{name}</th>
            <td>
              {ink} / {ground}
            </td>
            <td>{value.toFixed(2)} : 1</td>
            <td>
              <Result $isEnough={value >= minimum}>{value < minimum ? '✕ 不够' : '✓ 达标'}</Result>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Result = styled.b<{ $isEnough: boolean }>`
  color: ${({ $isEnough }) => ($isEnough ? theme.color.success.ink : theme.color.danger.ink)};
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  background: ${theme.color.surface.card};
  color: ${theme.color.text.primary};
  font: ${theme.type.body};
  caption {
    padding: ${theme.space[6]} 0 ${theme.space[3]};
    text-align: start;
    font: ${theme.type.cardTitle};
  }
  th,
  td {
    padding: ${theme.space[2]} ${theme.space[3]};
    border-bottom: 1px solid ${theme.color.line.hairline};
    text-align: start;
    overflow-wrap: anywhere;
  }
  th {
    font: ${theme.type.bodyStrong};
  }
  thead th {
    color: ${theme.color.text.secondary};
    font: ${theme.type.captionStrong};
  }
`;
