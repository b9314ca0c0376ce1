/** [seconds, its drawing in media/covers] of the videos that scripts/drawVideos.ts draws, by classroom. */
const VIDEOS: Readonly<Record<string, readonly [seconds: number, cover: string]>> = {
  'r-elder-101': [4960, 'classroom'],
  'r-elder-102': [3150, 'team'],
  'r-elder-103': [3250, 'elder-care'],
  'r-elder-105': [3080, 'team'],
  'r-elder-106': [2760, 'tea'],
  'r-elder-107': [3230, 'elder-care'],
  'r-elder-21': [4460, 'memory-care'],
  'r-elder-71': [2310, 'memory-care'],
  'r-elder-201': [3130, 'hospital-ward'],
  'r-elder-202': [3300, 'hospital-ward'],
  'r-elder-204': [3040, 'hospital-ward'],
  'r-elder-205': [2900, 'elder-care'],
  'r-elder-206': [3090, 'elder-care'],
  'r-elder-207': [2690, 'rehabilitation'],
  'r-elder-208': [3180, 'elder-care'],
  'r-elder-301': [3270, 'nutrition-meal'],
  'r-elder-303': [3070, 'nutrition-meal'],
  'r-elder-304': [3160, 'nutrition-meal'],
  'r-elder-305': [2850, 'nutrition-meal'],
  'r-elder-306': [3200, 'hospital-ward'],
  'r-elder-307': [3110, 'elder-care'],
  'r-elder-308': [2720, 'tea'],
  'r-elder-401': [3240, 'hospital-ward'],
  'r-elder-402': [2980, 'stethoscope'],
  'r-elder-404': [3140, 'rehabilitation'],
  'r-elder-405': [3190, 'memory-care'],
  'r-elder-406': [2620, 'tea'],
  'r-elder-408': [3310, 'stethoscope'],
  'r-elder-409': [3170, 'memory-care'],
  'r-elder-410': [4590, 'graduation'],
  'r-elder-41': [2600, 'stethoscope'],
  'r-elder-91': [2530, 'campus'],
  'r-elder-e1': [2200, 'classroom'],
  'r-rehab-11': [4110, 'rehabilitation'],
  'r-memory-11': [5280, 'memory-care'],
  'r-infant-11': [4360, 'infant-toys'],
  'r-finance-101': [5900, 'classroom-business'],
  'r-finance-102': [4720, 'accounting-ledger'],
  'r-finance-104': [4810, 'accounting-ledger'],
  'r-finance-105': [4650, 'data-analysis'],
  'r-finance-106': [2990, 'data-analysis'],
  'r-finance-107': [4860, 'cost-accounting'],
  'r-finance-109': [4760, 'accounting-ledger'],
  'r-finance-201': [2470, 'classroom-business'],
  'r-finance-203': [2300, 'cost-accounting'],
  'r-finance-204': [4830, 'accounting-ledger'],
  'r-finance-206': [4930, 'data-analysis'],
  'r-finance-207': [5090, 'graduation-cobranded'],
  'r-finance-11': [2610, 'accounting-ledger'],
  'r-operations-11': [4440, 'operations'],
};

interface DrawnVideo {
  duration: number;
  cover: string;
  video: string;
  captions: string;
}

/** The drawn video of a classroom; null of one without. */
export function findDrawnVideo(classroomId: string): DrawnVideo | null {
  const found = VIDEOS[classroomId];
  if (!found) return null;
  const [seconds, cover] = found;
  const file = `/media/lessons/videos/${classroomId}`;
  return { duration: seconds * 1000, cover, video: `${file}.mp4`, captions: `${file}.zh.vtt` };
}
