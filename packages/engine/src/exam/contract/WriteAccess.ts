/**
 * Which of a student's tabs may change answers: this one, another one that opened the attempt earlier, another one that
 * took over from this one, or another one that hands in and therefore refused this one.
 */
export type WriteAccess = 'granted' | 'held-elsewhere' | 'taken-over' | 'submitting-elsewhere';
