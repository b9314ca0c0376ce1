interface CertificateFacts {
  holderName: string | null;
  /** In full; a screen masks it. */
  idCard: string | null;
  /** In full; a screen masks it. */
  mobile: string | null;
  certificateNumber: string | null;
  /** As the server wrote it: checked before it is opened. */
  pictureUrl: string | null;
}

/** A vocational-skill certificate that was found (CERT-05). */
export interface LevelCertificate extends CertificateFacts {
  kind: 'level';
  professionName: string | null;
  /** The kind of work or direction within the profession. */
  typeOfWork: string | null;
  level: string | null;
  /** 'YYYY-MM-DD' */
  issuedOn: string | null;
}

/** A training graduation certificate that was found (CERT-05). */
export interface GraduationCertificate extends CertificateFacts {
  kind: 'graduation';
  /** Which document the holder showed. */
  idType: string | null;
  productName: string | null;
  agencyName: string | null;
  /** 'YYYY-MM-DD' */
  startedOn: string | null;
  /** 'YYYY-MM-DD' */
  endedOn: string | null;
}

/** What a certificate query may find. */
export type Certificate = LevelCertificate | GraduationCertificate;
