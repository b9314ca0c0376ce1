/** The head of what Word 2016 and 365 put on the clipboard. */
const HEAD = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns:m="http://schemas.microsoft.com/office/2004/12/omml"
xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/teacher/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml>
 <w:WordDocument>
  <w:View>Normal</w:View>
  <w:PunctuationKerning/>
  <m:mathPr><m:mathFont m:val="Cambria Math"/></m:mathPr>
 </w:WordDocument>
</xml><![endif]-->
<style>
<!--
 /* Font Definitions */
 @font-face {font-family:宋体; panose-1:2 1 6 0 3 1 1 1 1 1; mso-font-charset:134;}
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no; mso-style-qformat:yes; margin:0cm; text-align:justify; text-justify:inter-ideograph;
	mso-pagination:none; font-size:10.5pt; font-family:等线; mso-font-kerning:1.0pt;}
p.MsoListParagraph, li.MsoListParagraph
	{margin:0cm; text-indent:21.0pt; mso-char-indent-count:2.0; font-size:10.5pt; font-family:等线;}
span.GramE {mso-style-name:""; mso-gram-e:yes;}
span.Mark1 {mso-style-name:强调; color:#C00000; font-weight:bold;}
span.Low1 {mso-style-name:下标; vertical-align:sub;}
p.Head1 {font-size:16.0pt; text-align:center; font-weight:bold;}
@page WordSection1 {size:595.3pt 841.9pt; margin:72.0pt 90.0pt 72.0pt 90.0pt; mso-header-margin:42.55pt;}
div.WordSection1 {page:WordSection1;}
 @list l0 {mso-list-id:1; mso-list-type:hybrid; mso-list-template-ids:1;}
 @list l0:level1 {mso-level-text:"%1、"; mso-level-tab-stop:none; margin-left:36.0pt; text-indent:-18.0pt;}
ol {margin-bottom:0cm;}
-->
</style>
<!--[if gte mso 10]>
<style>
 /* Style Definitions */
 table.MsoNormalTable {mso-style-name:普通表格; mso-padding-alt:0cm 5.4pt 0cm 5.4pt; font-size:10.0pt;}
</style>
<![endif]-->
</head>
<body lang=ZH-CN style='tab-interval:21.0pt;word-wrap:break-word;text-justify-trim:punctuation'>
<!--StartFragment-->
`;
const FOOT = `
<!--EndFragment-->
</body>
</html>`;
const word = (body: string) => HEAD + body + FOOT;

/** Word 2016 and 365: what the clipboard holds, and files saved as (filtered) web pages. */
export const WORD_PASTES: Record<string, string> = {
  wordNotice:
    word(`<p class=MsoNormal><b><span style='font-size:14.0pt;font-family:宋体;mso-bidi-font-family:宋体'>关于<span lang=EN-US>2026</span>年职业技能等级认定的通知<span lang=EN-US><o:p></o:p></span></span></b></p>

<p class=MsoNormal style='text-indent:21.0pt;mso-char-indent-count:2.0'><span
style='font-family:宋体'>各位学员：报名时间为<u>11月5日至11月20日</u>，逾期不再受理<span
lang=EN-US><o:p></o:p></span></span></p>

<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>`),

  wordSupportLists:
    word(`<p class=MsoListParagraph style='margin-left:18.0pt;text-indent:-18.0pt;mso-char-indent-count:0;mso-list:l0 level1 lfo1'><![if !supportLists]><span
lang=EN-US style='mso-bidi-font-family:等线'><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>报名：<st1:chsdate Year="2026" Month="11" Day="5" IsLunarDate="False" IsROCDate="False" w:st="on">11月5日</st1:chsdate><span lang=EN-US><o:p></o:p></span></p>
<p class=MsoListParagraph style='margin-left:42.0pt;text-indent:-21.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
lang=EN-US><span style='mso-list:Ignore'>a)<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>携带身份证<span lang=EN-US><o:p></o:p></span></p>`),

  wordChineseNumbers:
    word(`<p class=MsoNormal style='margin-left:24.0pt;text-indent:-24.0pt;mso-list:l1 level1 lfo2;tab-stops:list 24.0pt'><![if !supportLists]><b><span
lang=EN-US style='font-family:宋体'><span style='mso-list:Ignore'>一、<span style='font:7.0pt "Times New Roman"'> </span></span></span></b><![endif]><b>考试时间</b></p>
<p class=MsoNormal>（一）理论<span lang=EN-US>90</span>分钟</p>`),

  wordBullets:
    word(`<p class=MsoListParagraph style='margin-left:21.0pt;text-indent:-21.0pt;mso-list:l2 level1 lfo3'><![if !supportLists]><span
lang=EN-US style='font-family:Wingdings;mso-fareast-font-family:Wingdings;mso-bidi-font-family:Wingdings'><span style='mso-list:Ignore'>l<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>翻身</p>
<p class=MsoListParagraph style='margin-left:21.0pt;text-indent:-21.0pt;mso-list:l2 level1 lfo3'><![if !supportLists]><span
lang=EN-US style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>叩背</p>`),

  wordScripts: word(
    `<p class=MsoNormal><span lang=EN-US>10<sup>-3</sup> mol/L</span>，<span lang=EN-US>H<sub>2</sub>O</span>，CO<span class=Low1>2</span>，<span lang=EN-US>cm<span style='position:relative;top:-4.0pt;mso-text-raise:4.0pt'>2</span></span>，<span lang=EN-US>m<span style='vertical-align:super'>3</span></span></p>`,
  ),

  wordMarks: word(
    `<p class=MsoNormal><span style='color:red'>红字</span>、<span style='background:yellow;mso-highlight:yellow'>黄底</span>、<s>删除</s>、<b><i>粗斜</i></b>、<u style='text-underline:wave'>波浪</u>、<span style='mso-bidi-font-weight:bold'>普通</span>、<span style='color:windowtext'>窗口色</span>、<span style='text-decoration:line-through'>划去</span></p>`,
  ),

  wordStyleClasses: word(
    `<p class=Head1>第一章 基础照护</p><p class=MsoNormal><span class=Mark1>重点</span>：<span class=GramE>压疮</span>的预防</p>`,
  ),

  wordTable:
    word(`<table class=MsoNormalTable border=1 cellspacing=0 cellpadding=0 width=553 style='width:414.8pt;border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes;height:20.0pt'>
  <td width=184 rowspan=2 style='width:138.25pt;border:solid windowtext 1.0pt;background:#D9E2F3;padding:0cm 5.4pt 0cm 5.4pt'>
  <p class=MsoNormal align=center style='text-align:center'><b>级别<span lang=EN-US><o:p></o:p></span></b></p>
  </td>
  <td width=369 colspan=2 valign=top style='width:276.55pt;border:solid windowtext 1.0pt;border-left:none'>
  <p class=MsoNormal>分值</p>
  </td>
 </tr>
 <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'>
  <td width=184 style='width:138.25pt'><p class=MsoNormal>理论 <span lang=EN-US>60</span></p></td>
  <td width=184 style='width:138.3pt'><p class=MsoNormal>技能 <span lang=EN-US>40</span></p></td>
 </tr>
</table>`),

  wordPicture:
    word(`<p class=MsoNormal>图一<!--[if gte vml 1]><v:shapetype id="_x0000_t75" coordsize="21600,21600" o:spt="75" o:preferrelative="t" path="m@4@5l@4@11@9@11@9@5xe" filled="f" stroked="f">
 <v:stroke joinstyle="miter"/><v:formulas><v:f eqn="if lineDrawn pixelLineWidth 0"/></v:formulas>
</v:shapetype><v:shape id="图片_x0020_1" type="#_x0000_t75" style='width:200pt;height:100pt'><v:imagedata src="file:///C:/clip_image001.png" o:title="体位"/></v:shape><![endif]--><![if !vml]><img width=267 height=133 src="file:///C:/Users/teacher/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" alt="仰卧位示意图" v:shapes="图片_x0020_1"><![endif]>见上</p>`),

  wordFields: word(
    `<p class=MsoNormal>见<!--[if supportFields]><span lang=EN-US><span style='mso-element:field-begin'></span> REF _Ref1 \\h <span style='mso-element:field-separator'></span></span><![endif]-->表<span lang=EN-US>1</span><!--[if supportFields]><span style='mso-element:field-end'></span><![endif]-->，<span style='mso-tab-count:1'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span>第<span lang=EN-US>2</span>页<span style='display:none;mso-hide:all'>隐藏的答案</span></p>`,
  ),

  wordFootnote:
    word(`<p class=MsoNormal>压疮<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span lang=EN-US><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference>[1]</span><![endif]></span></span></span></a>的预防</p>
<div style='mso-element:footnote-list'><hr align=left size=1 width="33%"><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title="">[1]</a> 也称压力性损伤。</p></div></div>`),

  wordFiltered: `<html>

<head>
<meta http-equiv=Content-Type content="text/html; charset=gb2312">
<meta name=Generator content="Microsoft Word 15 (filtered)">
<style>
<!--
 @font-face
	{font-family:宋体;}
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{margin:0cm; text-align:justify; font-size:10.5pt;}
.MsoChpDefault {font-size:10.5pt;}
 @page WordSection1 {size:595.3pt 841.9pt; margin:72.0pt 90.0pt;}
div.WordSection1 {page:WordSection1;}
-->
</style>
</head>
<body lang=ZH-CN style='word-wrap:break-word;text-justify-trim:punctuation'>
<div class=WordSection1 style='layout-grid:15.6pt'>
<p class=MsoNormal><a name="_Hlk1"><b>一、单选题</b></a></p>
<p class=MsoNormal><span lang=EN-US>1.&nbsp; </span>体温<span lang=EN-US>&lt;36</span>℃时，<u><span lang=EN-US>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></u>是首要措施。</p>
<p class=MsoNormal style='margin-left:21.0pt;text-indent:-21.0pt'>A.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span>保暖</p>
</div>
</body>
</html>`,

  wordSpansOnly: `<!--StartFragment--><span lang=EN-US style='font-size:10.5pt;mso-bidi-font-size:
12.0pt;font-family:"Times New Roman",serif;mso-fareast-font-family:宋体'>t=36.5</span><span
style='font-size:10.5pt;font-family:宋体'>℃，属于
正常体温</span><!--EndFragment-->`,

  wordXmlHead: `<?xml:namespace prefix = "o" ns = "urn:schemas-microsoft-com:office:office" /><p class="MsoNormal" style="MARGIN: 0cm 0cm 0pt; LINE-HEIGHT: 150%"><?xml:namespace prefix = "st1" /><st1:place w:st="on"><st1:City w:st="on">杭州</st1:City></st1:place>考点<o:p></o:p></p><p class="MsoNormal"><w:sdt DocPart="1"><w:sdtpr></w:sdtpr>目录</w:sdt></p>`,

  wordOldRepaste: `<p class="MsoNormal"><font face="宋体" color="#ff0000" size="3">注意：<u1:p></u1:p></font><strong>带齐证件</strong><u1:p>&nbsp;</u1:p></p><p class="MsoNormal"><span style="FONT-WEIGHT: bold; COLOR: #000000">黑色粗体</span><o:p></o:p></p>`,

  wordRevisions: word(
    `<p class=MsoNormal>护理<del cite="mailto:teacher" datetime="2026-11-05T09:00">员</del><ins cite="mailto:teacher" datetime="2026-11-05T09:01">师</ins>应<span style='mso-comment-reference:t_1'>观察</span><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[t1]</a><![endif]>皮肤</p>`,
  ),

  wordEquation: word(
    `<p class=MsoNormal>面积<!--[if gte msEquation 12]><m:oMath><m:r><span style='font-family:"Cambria Math",serif'>S</span></m:r><m:r>=π</m:r><m:sSup><m:e><m:r>r</m:r></m:e><m:sup><m:r>2</m:r></m:sup></m:sSup></m:oMath><![endif]--><![if !msEquation]><span lang=EN-US style='font-size:10.5pt;position:relative;top:3.0pt;mso-text-raise:-3.0pt'><img width=44 height=18 src="file:///C:/clip_image003.png" alt="S=πr²"></span><![endif]>。</p>`,
  ),

  wordPhonetic: word(
    `<p class=MsoNormal><ruby><rb>疮</rb><rp>(</rp><rt>chuāng</rt><rp>)</rp></ruby>、<ruby>痈<rt>yōng</rt></ruby></p>`,
  ),

  wordAlignment: word(
    `<p class=MsoNormal align=center style='text-align:center'>准考证</p><p class=MsoNormal align=right style='text-align:right'>云帆学校</p><h2 style='margin-left:0cm'>第二节<span lang=EN-US><o:p></o:p></span></h2><p class=MsoNormal style='margin-left:42.0pt'><span style='text-transform:uppercase'>cpr</span> 与 <span style='font-variant:small-caps'>aed</span></p>`,
  ),
};
