const line = {
  item: "application",
  title: "Application",
  quantity: 1,
  unit_price: "210.00",
  total: "210.00",
} as const;

export const exampleLines = [line];
