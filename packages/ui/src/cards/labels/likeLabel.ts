import { formatCount } from '../../primitives/count/formatCount.ts';

/** The accessible name of a button that likes something: 点赞沈雨薇的点评，1,286 */
export const likeLabel = (subject: string, count: number): string => `点赞${subject}，${formatCount(count)}`;
