import type { Cue } from './writeWebVtt.ts';

export const AUDIO_SECONDS = 125;

/** What the audio lesson says, sentence by sentence. */
export const TRANSCRIPT: Cue[] = [
  { from: 0, to: 26, text: '先判断：能咳嗽、能说话，鼓励他自己咳。' },
  { from: 26, to: 52, text: '不能出声、面色发紫，马上站到身后。' },
  { from: 52, to: 75, text: '一手握拳，拇指侧顶在脐上两横指。' },
  { from: 75, to: 100, text: '另一手包住拳头，快速向内、向上冲击。' },
  { from: 100, to: AUDIO_SECONDS, text: '每 5 次看一眼口腔，直到异物出来。' },
];

/** The files of the archive. */
export const ARCHIVE_FILES: Record<string, string> = {
  '急救流程图与口令卡/01 急救流程.txt':
    '一、看现场是否安全。\n二、拍双肩，在两侧耳边大声呼唤。\n三、没有反应，请人拨打 120，取来 AED。\n四、看胸口有没有起伏，不超过十秒。\n五、没有呼吸，马上开始胸外按压。\n',
  '急救流程图与口令卡/02 口令卡.txt':
    '按压：一、二、三、四……三十。\n吹气：两次，看胸口起来。\n海姆立克：一、二、三、四、五，看口腔。\n',
  '急救流程图与口令卡/03 120 呼救话术.txt':
    '我在：省、市、区、路、门牌号。\n病人：年龄、性别、现在怎样。\n已经做了：按压、AED。\n我的电话：请说两遍。\n',
  '急救流程图与口令卡/04 急救物品点检表.csv':
    '\uFEFF物品,数量,有效期\n手套,10 双,2028-06\n呼吸膜,5 张,2027-12\n三角巾,4 条,\n止血带,2 条,2029-01\n',
};
