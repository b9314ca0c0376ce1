import { Tag, theme } from '@cloud-school/ui';
import { ruleSentences, type RuleSamples } from '@cloud-school/validators/testing';
import { styled } from 'styled-components';
import { RuleSentence } from './RuleSentence.tsx';

interface RuleCardProps {
  samples: RuleSamples;
  value: string;
  isStrict: boolean;
  /** Called with an example that the reader clicks. */
  onTry: (value: string) => void;
}

/** One rule: its verdict on the value, its message, its description, and examples to try. */
export function RuleCard({ samples, value, isStrict, onTry }: RuleCardProps) {
  const { rule, call = rule.name, valid, invalid, strictlyInvalid = [] } = samples;
  const issue = (isStrict ? rule.strict() : rule).check(value);
  const examples = [
    { title: '通过', values: valid },
    { title: '不通过', values: invalid },
    { title: '从严不通过', values: strictlyInvalid },
  ].filter(({ values }) => values.length > 0);

  return (
    <Root aria-label={call}>
      <Head>
        <Name>{call}</Name>
        {issue ? (
          <Tag tone="danger">不通过</Tag>
        ) : (
          <Tag tone={value ? 'success' : 'plain'}>{value ? '通过' : '空值'}</Tag>
        )}
      </Head>
      <Message $isInvalid={Boolean(issue)}>{issue?.message ?? rule.message}</Message>
      <RuleSentence text={ruleSentences[rule.name] ?? ''} />
      {examples.map(({ title, values }) => (
        <Examples key={title}>
          <span>{title}</span>
          {values.slice(0, 4).map((example, index) => (
            <Example key={index} type="button" onClick={() => onTry(String(example))}>
              {makeVisible(String(example))}
            </Example>
          ))}
        </Examples>
      ))}
    </Root>
  );
}

/** Replaces white space by a visible character and cuts long text. */
function makeVisible(text: string): string {
  const visible = text.replaceAll(/\s/g, '␣') || '空';
  return visible.length > 30 ? `${visible.slice(0, 28)}…` : visible;
}

const Root = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
  min-width: 0;
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
`;

const Name = styled.h2`
  min-width: 0;
  overflow-wrap: anywhere;
  font: ${theme.type.itemStrong};
`;

const Message = styled.p<{ $isInvalid: boolean }>`
  color: ${({ $isInvalid }) => ($isInvalid ? theme.color.danger.ink : theme.color.text.secondary)};
  font: ${theme.type.body};
`;

const Examples = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;

const Example = styled.button`
  max-width: 100%;
  min-height: 24px;
  padding: 0 ${theme.space[2]};
  border: 1px solid ${theme.color.line.hairline};
  border-radius: ${theme.radius.tag};
  background: ${theme.color.surface.card};
  color: ${theme.color.text.primary};
  font: ${theme.type.caption};
  overflow-wrap: anywhere;
  text-align: left;
  cursor: pointer;
  &:hover {
    border-color: ${theme.color.action.base};
  }
`;
