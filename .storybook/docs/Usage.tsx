import { styled } from 'styled-components';

/** When to take a part and when not; `parameters.usage` of its stories. */
export interface UsageAdvice {
  do: readonly string[];
  dont: readonly string[];
}

/** The advice beside each other: what to do, and what not. */
export function Usage({ advice }: { advice: UsageAdvice }) {
  return (
    <Columns>
      <Column $isAdvised>
        <h3>该这样用</h3>
        <ul>
          {advice.do.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Column>
      <Column $isAdvised={false}>
        <h3>不要这样用</h3>
        <ul>
          {advice.dont.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Column>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(260px, 1fr));
  gap: 16px;
  margin: 24px 0;
`;

const Column = styled.section<{ $isAdvised: boolean }>`
  padding: 12px 16px;
  border-top: 3px solid ${({ $isAdvised }) => ($isAdvised ? 'green' : 'firebrick')};
  border-radius: 4px;
  background: rgba(128, 128, 128, 0.08);
`;
