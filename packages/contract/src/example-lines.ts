const line = {
  item: "application",
  title: "Application",
  quantity: 1,
  unit_price: "180.00",
  total: "180.00",
} as const;

const photo = {
  item: "biometric_capture",
  title: "Photo and fingerprints",
  quantity: 1,
  unit_price: "30.00",
  total: "30.00",
} as const;

export const exampleLines = [line, photo];
