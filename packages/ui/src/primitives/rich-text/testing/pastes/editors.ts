/** Editors of Chinese platforms, text of hand, and pages copied from a browser. */
export const EDITOR_PASTES: Record<string, string> = {
  ueditor: `<p style="text-indent:2em;">养老护理员<span style="text-decoration:underline;">&nbsp; &nbsp; &nbsp; &nbsp;</span>应每<strong>2</strong>小时<span style="border:1px solid #000;">翻身</span>一次。<br/></p><p style="text-align:center;"><img src="/media/covers/elder-care.svg" title="1.png" alt="1.png" width="240" height="150"/></p><p>3<sup>2</sup>+4<sup>2</sup></p>`,

  ueditorTable: `<table data-sort="sortDisabled" class="table table-bordered"><tbody><tr class="firstRow"><th width="120" valign="top">级别</th><th width="200" style="background-color: rgb(219, 238, 243);">分值</th></tr><tr><td rowspan="2" colspan="1" style="word-break: break-all;"><em>三级</em></td><td align="right">60</td></tr><tr><td style="border-color:#ddd"><span style="color:#00b050">合格</span></td></tr></tbody></table>`,

  ueditorOld: `<p><font color="#e36c09" size="4" face="微软雅黑">第一题</font></p><p class="p0" style="MARGIN-TOP: 0pt; margin-bottom: 0pt"><STRONG><U>（&nbsp; ）</U></STRONG><STRIKE>旧</STRIKE><BIG>大</BIG><TT>等宽</TT></p><CENTER>居中</CENTER>`,

  tinymce: `<p style="padding-left: 40px;"><span style="text-decoration: underline;"><em><strong>全标记</strong></em></span> <span style="background-color: #fbeeb8; color: #e03e2d;">红字黄底</span></p><pre class="language-markup"><code>if a &lt; b</code></pre><p style="text-align: justify;"><del>旧</del><ins>新</ins></p><details><summary>展开</summary></details>`,

  ckeditor: `<figure class="table"><table><thead><tr><th>项</th><th><span style="color:hsl(0,75%,60%);">值</span></th></tr></thead><tbody><tr><td>甲</td><td><mark class="marker-yellow">标记</mark></td></tr></tbody></table></figure><blockquote><p>引用</p></blockquote><ol style="list-style-type:upper-roman;" start="4"><li>四</li></ol>`,

  quill: `<p class="ql-align-center"><strong class="ql-size-large" style="color: rgb(230, 0, 0);">大红</strong></p><ol><li class="ql-indent-1">缩进</li></ol><p><u style="background-color: rgb(255, 255, 0);">下划黄底</u><sub>2</sub></p><p><br></p>`,

  feishu: `<meta charset="utf-8"><div data-lark-html-role="root"><div class="ace-line">步骤：</div><ol start="1" class="list-number1"><li class="ace-line" data-list="number"><div>洗手</div></li><li class="ace-line" data-list="number"><div>戴口罩</div></li></ol><div class="ace-line">说明</div><ol start="3" class="list-number1"><li class="ace-line" data-list="number"><div>摘口罩</div></li></ol><ul class="list-bullet1"><li class="ace-line" data-list="bullet"><div>点甲</div></li></ul></div><span data-lark-record-data="{&quot;text&quot;:&quot;&lt;b&gt;&quot;}" class="lark-record-clipboard"></span>`,

  wangEditor: `<p style="text-align: left;"><span style="color: rgb(225, 60, 57); background-color: rgb(231, 246, 213);"><b>彩色</b></span><code>代码</code></p><div data-w-e-type="todo"><input type="checkbox" disabled >待办</div><hr/>`,

  chromeCopy: `<meta charset='utf-8'><span style="color: rgb(51, 51, 51); font-family: sans-serif; font-size: 16px; font-style: normal; font-variant-ligatures: normal; font-variant-caps: normal; font-weight: 400; letter-spacing: normal; orphans: 2; text-align: start; text-indent: 0px; text-transform: none; white-space: normal; background-color: rgb(255, 255, 255); text-decoration-thickness: initial; display: inline !important; float: none;">从网页复制的<b>文字</b></span>`,

  baikeCopy: `<div class="para" label-module="para" data-pid="3" style="text-indent: 28px; color: rgb(51, 51, 51);">压疮<sup class="sup--normal" data-sup="1">[1]</sup><a class="sup-anchor" name="ref_[1]_1">&nbsp;</a>又称<b>压力性损伤</b><i>（英文）</i></div>`,

  nestedInline: `<p><b>粗<i>粗斜<u>粗斜线</u></i></b><span style="font-weight:bold"><span style="font-weight:normal">不粗</span></span><em style="font-style:normal;text-emphasis:dot">着重</em></p>`,

  commentsBesideSigns:
    '<p>体温&lt;x<!-- 注 --></p><p><em>a&lt;b<![endif]></em>乙</p><p><b>若 &lt;<?xml:namespace prefix = o /></b></p>',
  misnested: '<b>粗<i>斜</b>完<p>段<table><tr><td>格</table>后',
  htmlDocument: `<!DOCTYPE html><html lang="zh"><head><meta charset="utf-8"><title>题库导出</title><style>.ans{color:#c00}.no{display:none}.k{font-style:italic;font-weight:600}</style><script>var a = 1 < 2;</script></head><body><h3>一、判断</h3><p class="k">勤洗手<span class="ans">√</span><span class="no">解析</span></p><noscript></noscript></body></html>`,
  xmlExport: `<?xml version="1.0" encoding="UTF-8"?><div xmlns="http://www.w3.org/1999/xhtml"><p>题干<br/>第二行</p><ol type="A"><li value="3">丙</li></ol></div>`,
  emptyToTheEye: '<p>\u200B\uFEFF&nbsp;</p><p>有字\u200B</p>',
  rightToLeft: '<p>姓名 <span dir="rtl">محمد</span>（三级）</p>',
  cssSupers:
    '<style>.u{vertical-align:super;font-size:70%}.d{vertical-align:sub}</style><p>10<span class="u">-3</span> H<span class="d">2</span>O <span style="vertical-align:super;color:#00f">注</span></p>',
};

/** Texts without a document around them, with their lines: a browser would lose what is written after `<`, and the lines. */
export const TEXTS_BY_HAND: Record<string, [html: string, lines: string[]]> = {
  stem: ['设 0<φ<π，x<b 且 b>c，则（　　）', ['设 0<φ<π，x<b 且 b>c，则（ ）']],
  option: ['a<b>c', ['a<b>c']],
  fileName: ['放在 com.apple.<UID>.plist 里', ['放在 com.apple.<UID>.plist 里']],
  lines: ['R&D 部门：\n① 甲\n② 乙', ['R&D 部门：', '① 甲', '② 乙']],
  linesWithTags: ['若 a<b\n则 <b>b>a</b>\n完', ['若 a<b', '则 b>a', '完']],
  entities: ['体温&nbsp;&lt;&#32;37&#x2103; 与 AT&amp;T', ['体温 < 37℃ 与 AT&T']],
  generics: [
    'List<String> a = new ArrayList<>(); if (a<b && c>d)',
    ['List<String> a = new ArrayList<>(); if (a<b && c>d)'],
  ],
  blanks: ['每 ____ 小时翻身，<b>体位</b> < 90°', ['每 ____ 小时翻身，体位 < 90°']],
  prices: ['价格 $5 到 $9', ['价格 $5 到 $9']],
  picture: ['看图\n<img src="/media/covers/elder-care.svg" alt="图">\n作答', ['看图', '作答']],
};
