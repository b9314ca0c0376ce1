/** A vocational-skill certificate, with the field names of the wire. */
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

/** A training graduation certificate, with the field names of the wire. */
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

/** The identity document of most holders. */
export const RESIDENT_ID_CARD = { code: 'ID_CARD', desc: '居民身份证' };
