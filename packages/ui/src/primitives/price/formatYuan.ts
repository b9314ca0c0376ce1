import { groupThousands } from '@cloud-school/domain';

/** '1680' → '1,680', '99.5' → '99.50'. Works on text, so that no amount is rounded as a float. */
export function formatYuan(amount: string): string {
  const [yuan = '', fen] = amount.split('.');
  const grouped = groupThousands(yuan);
  return fen === undefined ? grouped : `${grouped}.${fen.padEnd(2, '0')}`;
}
