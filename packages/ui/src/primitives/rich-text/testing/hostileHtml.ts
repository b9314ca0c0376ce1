/** Attacks by name, each with the visible text that must survive it. */
export const hostileHtml: Record<string, { html: string; text: string }> = {
  script: { html: '正文<script>__xss()</script>继续', text: '正文继续' },
  scriptInSvg: { html: '正文<svg><script>__xss()</script></svg>继续', text: '正文继续' },
  onerror: { html: '图<img src="data:image/png;base64,broken" onerror="__xss()">注', text: '图注' },
  onload: { html: '<p onclick="__xss()" onmouseover=__xss()>段落</p>', text: '段落' },
  svgOnload: { html: '前<svg onload="__xss()"></svg>后', text: '前后' },
  bodyOnload: { html: '<body onload="__xss()">正文</body>', text: '正文' },
  javascriptLink: { html: '<a href="javascript:__xss()">详情</a>', text: '详情' },
  javascriptLinkWithTabs: { html: '<a href="java&#9;script:__xss()">详情</a>', text: '详情' },
  javascriptLinkInCapitals: { html: '<a href=" JaVaScRiPt:__xss()">详情</a>', text: '详情' },
  vbscriptLink: { html: '<a href="vbscript:msgbox(1)">详情</a>', text: '详情' },
  dataLink: { html: '<a href="data:text/html,<script>__xss()</script>">详情</a>', text: '详情' },
  blobLink: { html: '<a href="blob:https://evil.example/1">详情</a>', text: '详情' },
  svgLink: { html: '<svg><a xlink:href="javascript:__xss()"><text>x</text></a></svg>详情', text: '详情' },
  iframe: {
    html: '前<iframe src="https://evil.example" srcdoc="<script>__xss()</script>"></iframe>后',
    text: '前后',
  },
  objectAndEmbed: {
    html: '前<object data="data:text/html,<script>__xss()</script>"></object><embed src="javascript:__xss()">后',
    text: '前后',
  },
  form: {
    html: '<form action="https://evil.example"><label>密码<input name="password"></label><button>提交</button></form>',
    text: `密码${'\u00A0'.repeat(10)}提交`,
  },
  styleTag: { html: '<style>body{display:none}</style>正文', text: '正文' },
  styleAttribute: {
    html: '<p style="position:fixed;inset:0;background:url(//evil.example)">正文</p>',
    text: '正文',
  },
  metaRefresh: { html: '<meta http-equiv="refresh" content="0;url=//evil.example">正文', text: '正文' },
  baseTag: { html: '<base href="https://evil.example/">正文', text: '正文' },
  linkTag: { html: '<link rel="stylesheet" href="//evil.example/a.css">正文', text: '正文' },
  mathTrick: {
    html: '正文<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=__xss()&gt;">',
    text: '正文',
  },
  svgStyleTrick: {
    html: '正文<svg><style><img src=x onerror=__xss()></style></svg>',
    text: '正文',
  },
  noscriptTrick: {
    html: '正文<noscript><p title="</noscript><img src=x onerror=__xss()>">',
    text: '正文',
  },
  templateTrick: { html: '正文<template><img src=x onerror=__xss()></template>', text: '正文' },
  formulaTrick: {
    html: '<math href="javascript:__xss()"><mi>x</mi><mo>=</mo><mn>1</mn></math>',
    text: 'x=1',
  },
  clobbering: { html: '<img name="body" alt="图"><a id="location" href="#">锚</a>', text: '锚' },
  unclosed: { html: '<b>粗<i>斜</b>完<img src=x onerror=__xss()', text: '粗斜完' },
  srcset: { html: '<img alt="图" src="/a.png" srcset="javascript:__xss() 1x">', text: '' },
  customElement: { html: '<evil-card onclick="__xss()">卡片</evil-card>', text: '卡片' },
  popover: { html: '<p popover id="p">内</p><button popovertarget="p">开</button>', text: '内开' },
  autoplay: { html: '<video autoplay onplay="__xss()" src="/a.mp4">视频</video>', text: '视频' },
};
