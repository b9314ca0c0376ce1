import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '学校写的 HTML，清洗后用本站的字号、行距、表格和图片样式',
    '作者的标记照留：上下标、各种下划线、加点、颜色（调到看得清）、编号、缩进、列宽',
    '公式都由 KaTeX 用自带的字体画：\\(…\\)、\\[…\\]、$$…$$、\\ce{…} 里的 TeX，MathML，以及各编辑器和网页留下的公式',
    '看不懂的公式整条显示源码并标明；学校自己的宏写在品牌的 settings.formulaMacros',
    'size 分旁注 14、正文 16、题干 18、文章 15–21',
    'isInline：一行里、选项里、按钮里',
  ],
  keys: { Tab: '到里面的链接' },
  reader: [
    '标题、列表、表格、图片说明照原样读；脚本和样式已经去掉',
    '公式按一行文字读：x²、1/2、A上划线；上下标先说“上标”“下标”；题目问到红字、加点字时，读到它们会先说出来',
  ],
  do: ['凡是后台富文本都用它', '题干用 stem，文章用 article 的档位'],
  dont: ['自己往页面里插 HTML', '用它写界面自己的字'],
  related: ['Article', 'Picture'],
};
