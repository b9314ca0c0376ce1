import { type Context, Hono } from 'hono';
import { restoreIds } from '../wire-variants/longIds.ts';
import type { AppParts } from './AppParts.ts';
import { handleCall } from './handleCall.ts';
import { isRecord } from './readField.ts';
import type { Route } from './Route.ts';

const BASE_PATH = '/api';

/** Serves all routes under /api; the caller adds other addresses. */
export function createApp(parts: AppParts): Hono {
  const app = new Hono();
  for (const routes of groupByAddress(parts.routes)) {
    const [first] = routes;
    if (!first) continue;
    const { method, path } = first.endpoint;
    app.on(method, BASE_PATH + path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context) => {
      const payload = await readPayload(context);
      if (!payload)
        return context.json({ code: 400, data: null, msg: '请求格式不正确', isSuccess: false }, 400);
      const route = routes.find(({ accepts }) => accepts?.(payload) ?? true) ?? first;
      return await handleCall({ ...parts, route, payload, request: context.req.raw });
    });
  }
  app.notFound((context) => {
    return context.json(
      { code: 404, data: null, msg: `没有这个接口：${context.req.path}`, isSuccess: false },
      404,
    );
  });
  return app;
}

function groupByAddress(routes: Route[]): Route[][] {
  const groups = new Map<string, Route[]>();
  for (const route of routes) {
    const address = `${route.endpoint.method} ${route.endpoint.path}`;
    groups.set(address, [...(groups.get(address) ?? []), route]);
  }
  return [...groups.values()];
}

const withOwnIds = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, restoreIds(value)]));

async function readPayload(context: Context): Promise<Record<string, unknown> | null> {
  const fromPath = withOwnIds(context.req.param());
  if (context.req.method === 'GET') return { ...withOwnIds(context.req.query()), ...fromPath };
  const text = restoreIds(await context.req.text());
  if (text === '') return fromPath;
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) ? { ...body, ...fromPath } : null;
  } catch {
    return null;
  }
}
