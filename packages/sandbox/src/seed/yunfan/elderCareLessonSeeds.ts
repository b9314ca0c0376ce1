import type { LessonSeed, TeacherSeed } from '../LessonSeed.ts';

const LESSONS = '/media/lessons';

const HE: TeacherSeed = { teacherName: '何俊峰', teacherAvatar: '/media/avatars/he.svg', roleCode: 't_kcls' };
const LIN: TeacherSeed = {
  teacherName: '林静怡',
  teacherAvatar: '/media/avatars/lin.svg',
  roleCode: 't_fdls',
};
const ZHOU: TeacherSeed = {
  teacherName: '周凯',
  teacherAvatar: '/media/avatars/chen.svg',
  roleCode: 't_fdls',
};

const writeDocument = (classroomId: string, folder: string, title: string): LessonSeed => ({
  classroomId,
  materials: [{ name: `${title}.pdf`, storageUrl: `${LESSONS}/${folder}/document.pdf` }],
});

const HANDOVER = `<h2>一张交接单，六个要点</h2>
<p>夜班与白班交接只有十分钟。写清楚六件事，下一位照护员就知道从哪里接手。</p>
<ol><li>生命体征：有变化的先写。</li><li>进食与饮水：吃了几成，喝了多少。</li><li>排泄：次数、颜色、有没有异常。</li><li>皮肤：受压点颜色，发红多久没有退。</li><li>情绪与睡眠：醒了几次，为什么醒。</li><li>未完成的事：谁来做，几点前做。</li></ol>
<blockquote>不写“一切正常”。没有观察，就没有正常。</blockquote>`;

const TWO_HOURS = `<h2>为什么是两小时</h2>
<p>同一处皮肤受压超过两小时，血流就可能不够。翻身不是为了换个姿势，而是让每一处都有休息的时间。</p>
<figure><img src="/media/lessons/two-hours/figure.svg" alt="两小时一次的翻身时间轴" /><figcaption>左侧、平卧、右侧，三个体位轮流</figcaption></figure>
<p>动作前先轻声说一句“我来帮您翻个身”，老人多半不会完全醒来。</p>`;

const TURNING_SOURCES = {
  LD: `${LESSONS}/turning/360p.mp4`,
  SD: `${LESSONS}/turning/480p.mp4`,
  HD: `${LESSONS}/turning/720p.mp4`,
  FHD: `${LESSONS}/turning/1080p.mp4`,
};

/** The lessons of 生活照护技能 that have media, texts or details of their own. */
export const ELDER_CARE_LESSON_SEEDS: LessonSeed[] = [
  {
    classroomId: 'r-elder-43',
    video: { sources: TURNING_SOURCES },
    captions: `${LESSONS}/turning/captions.zh.vtt`,
    desc: '两人一组跟着视频做一遍，再对照评分表互评。',
    points: ['翻身前核对与沟通', '屈膝、扶肩、扶髋，整体翻转', '软枕垫背，侧卧 30°'],
    teachers: [HE, LIN],
  },
  {
    classroomId: 'r-elder-45',
    video: { stream: `${LESSONS}/turning/hls/master.m3u8` },
    captions: `${LESSONS}/turning/captions.zh.vtt`,
    desc: '看满 90% 计为完成。',
    points: [
      '为什么是 30°：剪切力与骨隆突',
      '移位单的铺法与撤法',
      '五处受压点检查顺序',
      '软枕支撑：背后、两膝、足跟',
      '翻身记录与异常上报',
    ],
    teachers: [HE, LIN],
  },
  {
    classroomId: 'r-elder-51',
    video: { sources: TURNING_SOURCES },
    captions: `${LESSONS}/turning/captions.zh.vtt`,
    points: ['一人扶肩，一人扶髋，听口令同时翻', '叩背：手呈杯状，由下往上、由外往里'],
    teachers: [HE],
  },
  { classroomId: 'r-elder-31', materials: [{ name: '交接班记录的六个要点', content: HANDOVER }] },
  {
    classroomId: 'r-elder-95',
    materials: [{ name: '夜班两小时一次翻身，怎样不吵醒老人', content: TWO_HOURS }],
  },
  writeDocument('r-elder-11', 'bed-making', '床单位整理实训任务单'),
  writeDocument('r-elder-42', 'chronic-care', '慢性病照护讲义'),
  writeDocument('r-elder-44', 'score-sheet', '体位转移操作评分表'),
  writeDocument('r-elder-52', 'braden-scale', '压疮风险评估单'),
  writeDocument('r-elder-61', 'chair-transfer', '床椅转移实训任务单'),
  {
    classroomId: 'r-elder-46',
    materials: [
      {
        name: 'Ⅰ 期：压之不褪色的红斑',
        materialDescribe: '皮肤完整，骨隆突处发红，指压 3 秒不变白。此时解除压力，多数 48 小时内恢复。',
      },
      {
        name: 'Ⅱ 期：部分皮层缺损',
        materialDescribe: '表浅溃疡，创面粉红湿润，也可为完整的水疱。不要刺破水疱，报告护士换药。',
      },
      {
        name: 'Ⅲ 期：全层皮肤缺损',
        materialDescribe: '可见皮下脂肪，没有露出骨与肌腱，可有黄色腐肉和潜行。需送医处理，做好记录与交接。',
      },
      { name: 'Ⅳ 期：全层组织缺损', materialDescribe: '可见骨、肌腱或肌肉，常有潜行与窦道。' },
    ].map((material, index) => ({
      ...material,
      storageUrl: `${LESSONS}/pressure-stages/stage-${index + 1}.svg`,
    })),
  },
  {
    classroomId: 'r-elder-93',
    audio: `${LESSONS}/choking/audio.m4a`,
    captions: `${LESSONS}/choking/transcript.zh.vtt`,
    desc: '戴上耳机，跟着口令在软枕上各做两遍。',
    points: ['站在身后，一脚插进两脚之间', '拳眼对准肚脐上两指', '向内向上，一次一次地冲'],
    teachers: [LIN],
  },
  {
    classroomId: 'r-elder-94',
    desc: '打印后对折，放在值班室。',
    materials: [{ name: '急救口诀卡.zip', storageUrl: `${LESSONS}/first-aid/first-aid-cards.zip` }],
  },
  {
    classroomId: 'r-elder-60',
    desc: '穿防滑平底鞋，摘下手表和戒指；两人一组，一人扮老人一人操作，中途互换。腰部有旧伤的同学请提前告诉老师，可改做观察员。',
    points: [
      '转移前四问：能不能站、哪侧有力、有没有管路、今天头晕吗',
      '轮椅三刹：停稳、刹车、收脚踏，一步不少',
      '床椅转移：轮椅与床成 30–45 度，健侧靠近，护理员膝抵膝稳住',
      '坐稳后检查：臀部到底、脚踏合适、约束带松紧一指',
    ],
    teachers: [HE, LIN, ZHOU],
    highlights: [
      { titbitName: '何老师示范膝抵膝', url: '/media/videos/bedside-care.mp4', fileType: 'VIDEO' },
      { titbitName: '分组前的安全提醒', url: '/media/covers/classroom.svg', fileType: 'IMAGE' },
      { titbitName: '器材检查', url: '/media/covers/hospital-ward.svg', fileType: 'IMAGE' },
      { titbitName: '第 4 组完成转移', url: '/media/videos/skills-day.mp4', fileType: 'VIDEO' },
    ],
  },
  {
    classroomId: 'r-elder-10',
    desc: '带一件换洗外衣，课后自评表交给助教。',
    points: ['湿式扫床与翻身铺单', '枕套开口背门，被头平整'],
    teachers: [HE, ZHOU],
    highlights: [{ titbitName: '一分钟铺好床角', url: '/media/videos/skills-day.mp4', fileType: 'VIDEO' }],
  },
  {
    classroomId: 'r-elder-n1',
    desc: '请自带围裙。',
    points: ['米水比例与熬煮时间'],
    teachers: [LIN],
    highlights: [
      { titbitName: '第一锅粥', url: '/media/covers/nutrition-meal.svg', fileType: 'IMAGE' },
      { titbitName: '同学们的作品', url: '/media/covers/team.svg', fileType: 'IMAGE' },
    ],
  },
];
