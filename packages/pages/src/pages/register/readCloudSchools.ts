import type { CloudSchool, CloudSchools } from '@cloud-school/domain';

/**
 * The cloud schools that the host's configuration offers, as JSON by the `type` of the registration: three for 1, one
 * for 3 (REG-01). What cannot be read is left out.
 */
export function readCloudSchools(text: string | undefined): CloudSchools {
  const byType = parse(text);
  return { 'nursing-student': readList(byType['1']), 'health-student': readList(byType['3']) };
}

function parse(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function readList(value: unknown): CloudSchool[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: Partial<Record<keyof CloudSchool, unknown>> | null) =>
    typeof item?.id === 'string' && item.id && typeof item.name === 'string' && item.name
      ? [
          {
            id: item.id,
            name: item.name,
            introduction: typeof item.introduction === 'string' ? item.introduction : '',
          },
        ]
      : [],
  );
}
