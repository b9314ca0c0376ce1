/** Articles of WeChat and its editors (秀米, 135). */
export const WECHAT_PASTES: Record<string, string> = {
  wechatSections: `<section style="margin: 0px;padding: 0px;box-sizing: border-box;max-width: 100%;" data-tools="135编辑器" data-id="1"><section style="text-align: center;"><section style="display: inline-block;border-bottom: 2px solid rgb(0, 122, 170);"><p style="color: rgb(0, 122, 170);font-size: 18px;"><strong>招生简章</strong></p></section></section><section style="line-height: 1.75em;letter-spacing: 1.5px;text-indent: 2em;"><span style="font-size: 15px;color: rgb(63, 63, 63);">学校面向<span style="color: rgb(255, 76, 65);">全国</span>招生。</span></section></section>`,

  wechatDarkTitle: `<section style="background-color: rgb(30, 80, 162);padding: 10px;"><p style="color: #ffffff;text-align: center;"><strong>报名须知</strong></p></section><p style="white-space: normal;"><br></p><p style="white-space: normal;">请提前准备</p>`,

  wechatPictures: `<p style="text-align: center;"><img class="rich_pages wxw-img" data-ratio="0.66" data-src="https://mmbiz.qpic.cn/mmbiz_png/x/640?wx_fmt=png" data-type="png" data-w="1080" style="width: 100%;" alt="实训室"></p><p><span style="color: rgb(136, 136, 136);font-size: 12px;">图｜实训室</span></p>`,

  wechatHidden: `<section style="font-size: 0px;line-height: 0;"> <section style="font-size: 16px;line-height: 1.6;">正文</section></section><p style="display: none;"><mp-style-type data-value="3"></mp-style-type>看不见</p><p style="visibility: hidden;">也看不见</p>`,

  wechatMembers: `<p><mp-common-profile class="js_uneditable custom_select_card" data-id="x" data-nickname="云帆" data-signature="学校"></mp-common-profile>关注我们</p><qqmusic class="rich_pages" musicid="1" play_length="200"></qqmusic><p><mpvoice name="听力" voice_encode_fileid="y" play_length="1"></mpvoice>听力题</p>`,

  wechatList: `<ul class="list-paddingleft-1" style="list-style-type: square;padding-left: 30px;"><li><p style="line-height: 2em;">身份证<span style="background-color: rgb(255, 251, 0);">原件</span></p></li><li><p>学历证明</p></li></ul>`,

  wechatColumns: `<section style="display: flex;flex-flow: row nowrap;"><section style="display: inline-block;width: 50%;"><p>左栏</p></section><section style="display: inline-block;width: 50%;"><p>右栏</p></section></section>`,

  wechatEmphasis: `<p style="text-align: justify;">加点字：<span style="text-emphasis: filled dot; text-emphasis-position: under right; -webkit-text-emphasis: filled dot;">疮</span>；<span style="text-decoration: underline wavy;">波浪</span>；<span style="text-decoration: underline double;">双线</span>；<span style="border-bottom: 1px dashed rgb(0, 0, 0);">虚线</span></p>`,
};

/** Mails of QQ, Outlook, 163 and Gmail, as forwarded notices. */
export const MAIL_PASTES: Record<string, string> = {
  qqMail: `<div class="qmbox"><style>.qmbox p{margin:0} .qmbox .hl{color:#d4380d;font-weight:bold}</style><div style="font-family: -apple-system, system-ui; font-size: 14px; color: rgb(0, 0, 0); line-height: 1.43;"><p class="hl">考务通知</p><div>各班班主任：<br></div><div><br></div><div>请于<span style="color: rgb(255, 0, 0);"><b>11月5日</b></span>前上报。</div></div><div><includetail><!--<![endif]--></includetail></div></div>`,

  outlook: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><!--[if !mso]><style>v\\:* {behavior:url(#default#VML);}</style><![endif]--><style><!-- p.MsoNormal{margin:0cm;font-size:11.0pt;} a:link, span.MsoHyperlink{mso-style-priority:99;color:#0563C1;text-decoration:underline;} span.EmailStyle17{color:#1F497D;} .MsoChpDefault{font-size:10.0pt;} --></style><!--[if gte mso 9]><xml><o:shapedefaults v:ext="edit" spidmax="1026" /></xml><![endif]--></head><body lang="ZH-CN" link="#0563C1" vlink="#954F72"><div class="WordSection1"><p class="MsoNormal"><span class="EmailStyle17">各位老师：</span><o:p></o:p></p><p class="MsoNormal"><span lang="EN-US"><o:p>&nbsp;</o:p></span></p><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal"><b>发件人<span lang="EN-US">:</span></b> 考务办</p></div></div></body></html>`,

  outlookWeb: `<div class="elementToProof" style="font-family: Aptos, sans-serif; font-size: 12pt; color: rgb(0, 0, 0);">您好<span style="background-color: rgb(255, 255, 0);">请确认</span></div><div id="Signature"><p style="color: rgb(31, 73, 125);"><i>教务处</i></p></div>`,

  mail163: `<div style="line-height:1.7;color:#000000;font-size:14px;font-family:Arial"><div style="margin:0;">老师好：</div><blockquote id="isReplyContent" style="PADDING-LEFT: 1ex; MARGIN: 0px 0px 0px 0.8ex; BORDER-LEFT: #ccc 1px solid">在 2026-11-05 09:00:00，"考务" &lt;kw@example.com&gt; 写道：<br><font color="#0000ff">收到</font></blockquote></div>`,

  gmail: `<div dir="ltr"><div class="gmail_default" style="font-size:small">Hi，</div><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Thu, Nov 5, 2026 &lt;<a href="mailto:a@example.com">a@example.com</a>&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex"><ul><li>one</li><li><s>two</s></li></ul></blockquote></div></div>`,

  mailingList: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html><head><title>通知</title><style>@media only screen and (max-width:600px){.big{font-weight:700}} @media print{.paper{display:none}} #hd{color:#aa0000!important}</style></head><body bgcolor="#ffffff"><span style="display:none!important;mso-hide:all;max-height:0;overflow:hidden">预览文字</span><table width="600" border="0" align="center"><tr><td id="hd" style="color:#000;font-weight:bold" align="center">报名开始</td></tr><tr><td class="paper" bgcolor="#fff3cd"><a href="www.example.com" style="text-decoration:none;color:#aa0000">点击查看</a></td></tr></table></body></html>`,
};
