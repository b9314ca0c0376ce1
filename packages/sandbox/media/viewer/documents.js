// The documents that the viewer shows.
globalThis.documents = {
  "../lessons/score-sheet/document.pdf": [
    {
      "picture": "../lessons/score-sheet/page-1.png",
      "text": "体位转移操作评分表"
    },
    {
      "picture": "../lessons/score-sheet/page-2.png",
      "text": "五处受压点检查"
    },
    {
      "picture": "../lessons/score-sheet/page-3.png",
      "text": "翻身记录与交接"
    }
  ]
};
