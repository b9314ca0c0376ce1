import type { GraduationCertificate, LevelCertificate } from '@cloud-school/domain';
import { parseDate } from '../dateTime.ts';
import { asRecord, optionalText, optionalTextOf, readPicture, type WireRecord } from '../read.ts';

/** The record of a response; null when there is none, or when it has neither a holder nor a number. */
function findRecord(data: unknown, ...identifyingFields: string[]): WireRecord | null {
  if (data === null || data === undefined) return null;
  const record = asRecord(data, 'Certificate');
  return identifyingFields.some((field) => optionalText(record[field]) !== null) ? record : null;
}

/** Reads a vocational-skill certificate; null when none was found. */
export function parseLevelCertificate(data: unknown): LevelCertificate | null {
  const record = findRecord(data, 'name', 'certificateCode');
  return (
    record && {
      kind: 'level',
      holderName: optionalText(record.name),
      idCard: optionalText(record.card),
      mobile: optionalText(record.mobile),
      certificateNumber: optionalText(record.certificateCode),
      pictureUrl: readPicture(record.certificateImgUrl),
      professionName: optionalText(record.professionName),
      typeOfWork: optionalText(record.typeOfWorkName),
      level: optionalTextOf(record.level, 'desc'),
      issuedOn: parseDate(record.sendDate),
    }
  );
}

/** Reads a training graduation certificate; null when none was found. */
export function parseGraduationCertificate(data: unknown): GraduationCertificate | null {
  const record = findRecord(data, 'studentName', 'certificateNum');
  return (
    record && {
      kind: 'graduation',
      holderName: optionalText(record.studentName),
      idCard: optionalText(record.idCard),
      mobile: optionalText(record.mobile),
      certificateNumber: optionalText(record.certificateNum),
      pictureUrl: readPicture(record.certificateUrl),
      idType: optionalTextOf(record.idType, 'desc'),
      productName: optionalText(record.productName),
      agencyName: optionalText(record.agencyName),
      startedOn: parseDate(record.startTime),
      endedOn: parseDate(record.endTime),
    }
  );
}
