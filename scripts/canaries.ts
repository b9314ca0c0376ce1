/** Values of a host's environment that no built file may contain: pages get their configuration at run time. */
export const CANARIES = {
  CLOUD_SCHOOL_CLIENT_SECRET: 'canary-client-secret-7f3a',
  CLOUD_SCHOOL_ACCESS_KEY: 'canary-access-key-21c0',
  CLOUD_SCHOOL_MAPS_SECRET: 'canary-maps-secret-9b4e',
};
