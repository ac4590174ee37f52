/**
 * The opacity of the waves and the watermark, which are drawn behind the text of a card. Text must be readable even
 * where a wave crosses the watermark. A test computes the contrast there.
 */
export const opacities = { waves: 0.12, watermark: 0.16 } as const;
