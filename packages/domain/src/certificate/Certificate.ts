interface CertificateFacts {
  holderName: string | null;
  /** Unmasked; screens mask it (CERT-05). */
  idCard: string | null;
  /** Unmasked; screens mask it (CERT-05). */
  mobile: string | null;
  certificateNumber: string | null;
  /** The address as the server sent it; check it before opening it. */
  pictureUrl: string | null;
}

/** A vocational-skill certificate (CERT-05). */
export interface LevelCertificate extends CertificateFacts {
  kind: 'level';
  professionName: string | null;
  /** The specialisation within the profession. */
  typeOfWork: string | null;
  level: string | null;
  /** 'YYYY-MM-DD' */
  issuedOn: string | null;
}

/** A training graduation certificate (CERT-05). */
export interface GraduationCertificate extends CertificateFacts {
  kind: 'graduation';
  /** The identity document of the holder, such as 居民身份证. */
  idType: string | null;
  productName: string | null;
  agencyName: string | null;
  /** 'YYYY-MM-DD' */
  startedOn: string | null;
  /** 'YYYY-MM-DD' */
  endedOn: string | null;
}

/** A result of the certificate query. */
export type Certificate = LevelCertificate | GraduationCertificate;
