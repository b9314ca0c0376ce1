export interface Student {
  id: string;
  name: string;
  mobile: string;
  password: string;
}

/** Students of the sandbox's schools, see its README. */
export const STUDENTS = {
  /** The student of each shell. */
  portal: { id: 'u-shen', name: '沈雨薇', mobile: '13857146209', password: 'yunfan2026' },
  kingdee: { id: 'u-qiu', name: '邱雯', mobile: '13738059316', password: 'kingdee2026' },
  /** Another student of the portal's school. */
  classmate: { id: 'u-he', name: '何志远', mobile: '13606512873', password: 'yunfan2026' },
} as const satisfies Record<string, Student>;
