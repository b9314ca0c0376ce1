import { EmptyState, media, Switch, TextField, theme } from '@cloud-school/ui';
import { ruleCatalogue, ruleSentences, type RuleSamples } from '@cloud-school/validators/testing';
import { useState } from 'react';
import { styled } from 'styled-components';
import { RuleCard } from './RuleCard.tsx';

interface ValidatorsPageProps {
  initialValue?: string;
}

/** Checks a typed value against every rule of the catalogue; a click on an example fills it in. */
export function ValidatorsPage({ initialValue = '' }: ValidatorsPageProps) {
  const [value, setValue] = useState(initialValue);
  const [search, setSearch] = useState('');
  const [isStrict, setIsStrict] = useState(false);
  const found = ruleCatalogue.filter((samples) => matchesSearch(samples, search));
  const passing = found.filter(({ rule }) => (isStrict ? rule.strict() : rule).test(value)).length;

  return (
    <Root>
      <Heading>校验规则</Heading>
      <Controls>
        <TextField label="要校验的值" value={value} onDraft={setValue} onChange={setValue} />
        <TextField label="搜索规则" value={search} onDraft={setSearch} onChange={setSearch} />
        <Switch label="按国家或国际标准从严" isOn={isStrict} onChange={setIsStrict} />
      </Controls>
      <Count>
        {found.length} 条规则，{value ? `${passing} 条通过` : '空值不校验'}
      </Count>
      {found.length === 0 ? (
        <EmptyState title="没有匹配的规则" />
      ) : (
        <List aria-label="规则">
          {found.map((samples) => (
            <RuleCard
              key={samples.call ?? samples.rule.name}
              samples={samples}
              value={value}
              isStrict={isStrict}
              onTry={setValue}
            />
          ))}
        </List>
      )}
    </Root>
  );
}

/** True when the rule's name, message or description contains every word of the search. */
function matchesSearch({ rule, call = rule.name }: RuleSamples, search: string): boolean {
  const text = `${call} ${rule.message} ${ruleSentences[rule.name] ?? ''}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const Root = styled.main`
  max-width: ${theme.size.content};
  margin: 0 auto;
  padding: ${theme.space[6]} ${theme.space[4]};
`;

const Heading = styled.h1`
  font: ${theme.type.page};
`;

const Controls = styled.div`
  display: grid;
  grid-template-columns: 2fr 1fr auto;
  align-items: end;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[4]};
  ${media.tablet} {
    grid-template-columns: 1fr;
    align-items: start;
  }
`;

const Count = styled.output`
  display: block;
  margin: ${theme.space[4]} 0;
  color: ${theme.color.text.secondary};
  font: ${theme.type.body};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 360px), 1fr));
  gap: ${theme.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
