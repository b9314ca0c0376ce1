/** The number of majors in the catalogue; pages request as many (MAJOR-01). */
export const catalogueSize = 10;
