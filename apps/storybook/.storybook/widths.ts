const screen = (name: string, width: number, height: number) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

export const widths = {
  narrow: screen("Narrowest, or 400 % zoom", 320, 640),
  phone: screen("Phone", 360, 740),
  tablet: screen("Tablet", 768, 1024),
  desktop: screen("Desktop", 1280, 800),
};
