import type { SaveSummary } from '@cloud-school/engine';

const TROUBLES = {
  offline: '网络断开',
  failed: '答案没有传上去，将自动重试',
  refused: '有答案未被接受，请重新打开试卷',
  expired: '登录已过期，请重新登录',
};

type Trouble = keyof typeof TROUBLES;

const isTrouble = (state: SaveSummary['state']): state is Trouble => state in TROUBLES;

/**
 * Returns what to say of each state of saving in turn: a trouble once, however many retries follow, and its end once;
 * null for everything else.
 */
export function createSaveListener(): (
  summary: Pick<SaveSummary, 'state' | 'isDurable' | 'unsavedCount'>,
) => string | null {
  let trouble: Trouble | null = null;
  return ({ state, isDurable, unsavedCount }) => {
    if (isTrouble(state)) {
      if (state === trouble) return null;
      trouble = state;
      return `${TROUBLES[state]}，${isDurable ? '答案已存本机' : '请不要关闭本页'}`;
    }
    // A retry in between is no end of the trouble.
    if (trouble === null || state === 'saving') return null;
    trouble = null;
    // The attempt ended before the server had the last answers.
    return unsavedCount > 0 ? null : '答案已全部保存';
  };
}
