// The client and its errors
export { createIdempotencyKey } from './createIdempotencyKey.ts';
export { createClient } from './createClient.ts';
export type { CallOptions, Client, ClientConfig, ClientOptions, ClientSession } from './Client.ts';
export { ApiError } from './errors/ApiError.ts';
export { isApiError } from './errors/isApiError.ts';
export { MalformedError } from './errors/MalformedError.ts';
export { getServerCode, SERVER_CODES } from './errors/serverCodes.ts';

// Endpoints as data
export { type CacheRule, defineEndpoint, type Endpoint } from './endpoint.ts';
export { COMMON_HEADERS } from './hooks/addHeaders.ts';
export { catalogue } from './catalogue.ts';
export * from './allEndpoints.ts';

// What several endpoints take
export type { ExamQuery } from './endpoints/exam/ExamQuery.ts';
export type { AnswerToSave } from './entities/exam/toAnswerBody.ts';
