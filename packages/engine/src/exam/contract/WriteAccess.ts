/**
 * Which of a student's tabs may change answers: this one, another one that opened the attempt earlier,
 * or another one that took over from this one.
 */
export type WriteAccess = 'granted' | 'held-elsewhere' | 'taken-over';
