/** Whether two values of the device's storage are the same; drafts are JSON. */
export const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
