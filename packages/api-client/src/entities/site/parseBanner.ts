import type { Banner } from '@cloud-school/domain';
import { asRecord, optionalText, readPicture, text } from '../read.ts';
import { optionalTitle } from '../readTitle.ts';

/** Reads a banner; one without a picture is malformed. */
export function parseBanner(item: unknown): Banner {
  const record = asRecord(item, 'Banner');
  const label = optionalText(record.actionLabel);
  const url = optionalText(record.actionUrl);
  const imageUrl = text(readPicture(record.pic), 'Banner picture');
  return {
    // Only the picture is specified.
    id: optionalText(record.id) ?? imageUrl,
    imageUrl,
    title: optionalTitle(record.title),
    introduction: optionalText(record.introduction),
    eyebrow: optionalText(record.eyebrow),
    action: label !== null && url !== null ? { label, url } : null,
  };
}
