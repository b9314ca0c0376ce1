/** A vocational-skill certificate, in the server's own field names. */
export interface LevelCertificateSeed {
  name: string;
  card: string;
  mobile: string;
  professionName: string;
  typeOfWorkName: string;
  certificateCode: string;
  level: string;
  /** 'YYYY-MM-DD HH:mm:ss' */
  sendDate: string;
  certificateImgUrl: string | null;
}

/** A training graduation certificate, in the server's own field names. */
export interface GraduationCertificateSeed {
  studentName: string;
  idType: { code: string; desc: string };
  idCard: string;
  mobile: string;
  productName: string;
  agencyName: string;
  certificateNum: string;
  /** 'YYYY-MM-DD HH:mm:ss' */
  startTime: string;
  endTime: string;
  certificateUrl: string | null;
}

/** Which document most holders show. */
export const RESIDENT_ID_CARD = { code: 'ID_CARD', desc: '居民身份证' };
