import { pickDigits, LETTERS, pickCharacters } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { url } from './url.ts';

export const urlSamples: RuleSamples = {
  rule: url,
  valid: [
    'http://example.com',
    'https://www.example.com.cn/path?q=1#top',
    'http://localhost:3000',
    'https://中文.中国/路径',
    'HTTPS://EXAMPLE.COM',
    'http://192.168.0.1:8080/',
    'https://xn--fiqs8s.cn',
    'https://a-b.example.com?x',
    'http://example.com/%E4%BD%A0',
    'https://my_site.example.com',
    'https://example.com/😀',
  ],
  invalid: [
    'example.com',
    'www.example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'data:text/html,x',
    'http:/example.com',
    'http//example.com',
    'htp://example.com',
    'http://',
    'http://example',
    'http://user:pass@example.com',
    'http://user@example.com',
    'http://exa mple.com',
    'https://example.com/a b',
    ' http://example.com',
    'http://example.com ',
    'http：//example.com',
    'ｈｔｔｐ://example.com',
    'http://.com',
    'http://example..com',
    'http://example.com:port',
    '//example.com',
    'http://😀.com',
    'http://example.com\\\\@evil.com',
  ],
  make: (random) =>
    `https://${pickCharacters(random, LETTERS, 8)}.example.com/${pickDigits(random, 4)}?q=${pickCharacters(random, LETTERS, 3)}`,
};
