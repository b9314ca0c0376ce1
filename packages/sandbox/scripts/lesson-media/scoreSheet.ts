const STYLE = `
  @page { size: A4; margin: 0 }
  * { box-sizing: border-box; margin: 0 }
  body { color: #17233d; font: 11pt/1.7 "Noto Sans CJK SC" }
  .page { width: 794px; height: 1122px; padding: 20mm 18mm; break-after: page; background: #fff; position: relative } .page:last-child { break-after: auto }
  h1 { font-size: 22pt; line-height: 1.4; text-align: center } .sub { margin: 2mm 0 8mm; text-align: center; color: #4a5873; font-size: 10pt }
  table { width: 100%; border-collapse: collapse } th, td { padding: 2.6mm 3mm; border: .3mm solid #c3ccdb; text-align: center } th { background: #f0f4fa } td.text { text-align: left }
  .note { margin-top: 5mm; color: #4a5873; font-size: 10pt } .foot { position: absolute; bottom: 12mm; left: 0; right: 0; text-align: center; color: #5e6b84; font-size: 9pt }
  ol { padding-left: 6mm } li { margin-bottom: 4mm } b { color: #1a41be }
`;

const SCORES = [
  [
    '准备',
    [
      ['核对姓名床号，说明目的，取得配合', 5],
      ['洗手，查看管路、伤口与皮肤情况', 5],
      ['固定床轮，调整床高至操作者髋部', 5],
    ],
  ],
  [
    '实施',
    [
      ['移枕至对侧，老人双手交叉于胸前', 10],
      ['屈膝，一手扶肩一手扶髋，整体翻转', 20],
      ['背部垫枕成 30°，上腿前屈垫枕', 15],
      ['检查五处受压点，拉平衣裤与床单', 20],
    ],
  ],
  [
    '整理',
    [
      ['拉起床栏，放好呼叫器，询问感受', 10],
      ['洗手，记录时间、体位、皮肤', 10],
    ],
  ],
] as const;

const POINTS = [
  ['枕部、耳廓', '侧卧时耳廓不能折在下面。'],
  ['肩胛', '翻身后摸一摸，衣服有没有褶。'],
  ['骶尾', '平卧时受压最重，两班一起看一次。'],
  ['髋部', '侧卧 30°，不压在股骨大转子上。'],
  ['足跟', '软枕垫在小腿下，足跟悬空。'],
] as const;

const RECORDS = [
  ['22:00', '右侧卧 30°', '完整'],
  ['00:00', '左侧卧 30°', '完整'],
  ['02:00', '平卧', '骶尾微红，10 分钟消退'],
  ['04:00', '右侧卧 30°', '完整'],
  ['06:00', '左侧卧 30°', '完整'],
] as const;

/** Texts of the pages for people who cannot see them, in order. */
export const SCORE_SHEET_PAGES = ['体位转移操作评分表', '五处受压点检查', '翻身记录与交接'] as const;

/** The sample document: three A4 pages as one HTML page. */
export function scoreSheetHtml(): string {
  let number = 0;
  const scores = SCORES.flatMap(([part, rows]) =>
    rows.map(([text, score], index) => {
      number += 1;
      const head = index === 0 ? `<th rowspan="${rows.length}">${part}</th>` : '';
      return `<tr>${head}<td>${number}</td><td class="text">${text}</td><td>${score}</td><td></td></tr>`;
    }),
  );
  const pages = [
    `<table><tr><th>环节</th><th>序</th><th>操作要点</th><th>分值</th><th>得分</th></tr>${scores.join('')}</table><p class="note">拖、拉、拽任一项出现，实施环节记 0 分；遗漏足跟检查扣 5 分。</p>`,
    `<ol>${POINTS.map(([name, text]) => `<li><b>${name}</b>　${text}</li>`).join('')}</ol><p class="note">发红超过 30 分钟不退，记录并马上报告护士。</p>`,
    `<table><tr><th>时间</th><th>体位</th><th>皮肤</th><th>签名</th></tr>${RECORDS.map((row) => `<tr>${row.map((text) => `<td>${text}</td>`).join('')}<td></td></tr>`).join('')}</table><p class="note">交接班时两个人一起看一次骶尾，当面签名。</p>`,
  ];
  const body = pages.map(
    (content, index) =>
      `<section class="page"><h1>${SCORE_SHEET_PAGES[index]}</h1><p class="sub">养老护理员（三级） · 平卧位至侧卧位</p>${content}<p class="foot">${index + 1} / ${pages.length}</p></section>`,
  );
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>体位转移操作评分表</title><style>${STYLE}</style>${body.join('')}</html>`;
}
