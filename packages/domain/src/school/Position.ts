/** A geographical position in degrees (WGS-84). */
export interface Position {
  latitude: number;
  longitude: number;
}
