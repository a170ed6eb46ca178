/** Does a price move by more than the limit (hundredths of a percent; 0: none)? */
export const lewatBatas = (dari: number, ke: number, batas: number): boolean =>
  batas > 0 && dari > 0 && Math.abs(ke - dari) * 100_00 > dari * batas
