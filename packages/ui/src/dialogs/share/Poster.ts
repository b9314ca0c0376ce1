import type { Certificate, Price, Salary } from '@cloud-school/domain';
import type { PosterKind } from '../../theme/BrandTheme.ts';

/** What a poster shows, and the address in its QR code. */
export interface Poster {
  /** How its words and its picture stand, and the drawing in place of a picture that is missing. */
  kind: PosterKind;
  title: string;
  /** In the place of the title on the poster: of a school, whose name stands at the foot. */
  headline?: string | null;
  /** A line over the title: 培训 · 考试 · 认证 */
  eyebrow: string | null;
  text: string | null;
  imageUrl: string | null;
  /** In place of the picture and the words below it; the name and the number are masked. */
  certificate?: Certificate | null;
  price: Price | null;
  /** Of an occupation, in the place of a price. */
  salary?: Salary | null;
  /** Beside the price: 补贴 ¥800 */
  note: string | null;
  /** What a scan is for: 扫码看详情 */
  call: string;
  /** What waits behind the code: 班期和报名都在里面 */
  behind?: string | null;
  /** The school. */
  name: string;
  logoUrl: string | null;
  address: string;
}
