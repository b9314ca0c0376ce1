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
  ],
  "../lessons/bed-making/document.pdf": [
    {
      "picture": "../lessons/bed-making/page-1.png",
      "text": "床单位整理实训任务单"
    }
  ],
  "../lessons/chronic-care/document.pdf": [
    {
      "picture": "../lessons/chronic-care/page-1.png",
      "text": "慢性病照护讲义"
    }
  ],
  "../lessons/braden-scale/document.pdf": [
    {
      "picture": "../lessons/braden-scale/page-1.png",
      "text": "压疮风险评估单"
    }
  ],
  "../lessons/chair-transfer/document.pdf": [
    {
      "picture": "../lessons/chair-transfer/page-1.png",
      "text": "床椅转移实训任务单"
    }
  ],
  "../lessons/input-tax/document.pdf": [
    {
      "picture": "../lessons/input-tax/page-1.png",
      "text": "进项税额讲义"
    }
  ],
  "../lessons/accounting-archives/document.pdf": [
    {
      "picture": "../lessons/accounting-archives/page-1.png",
      "text": "会计档案管理办法节选"
    }
  ]
};
