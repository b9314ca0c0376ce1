/** The light build has no types of its own: its export is the full build's, without captions, alternate audio and DRM. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
