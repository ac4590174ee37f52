export { RoadSign, type RoadSignProps } from "./react/RoadSign.tsx";
export { SignDrawing, type SignDrawingProps } from "./react/SignDrawing.tsx";
