export { toJsonSchema, type ObjectSchema, type TextSchema } from './toJsonSchema.ts';
