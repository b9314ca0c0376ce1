/** What a press on a classroom does: it has an address, or it only says why it cannot open here. */
export type ClassroomTarget = { to: string } | { onOpen: () => void };
