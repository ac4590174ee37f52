import * as styles from "./guide.css.ts";

/** A road through green hills towards the sun, with a minibus on it. It is decoration, so screen readers skip it. */
export function GuideDrawing() {
  return (
    <svg viewBox="0 0 400 260" aria-hidden="true" className={styles.drawing}>
      <path fill="#f6e3b4" d="M0 0h400v260H0z" />
      <circle cx="285" cy="88" r="40" fill="#f2b233" />
      <path fill="#8fb58a" d="M0 130c60-50 120-54 190-16 60-46 130-52 210-10v156H0z" />
      <path fill="#3f7d57" d="M0 172c80-44 150-26 210-8 70-30 130-26 190-6v102H0z" />
      <path fill="#0b5d3b" d="M0 214c90-30 170-10 230 2 60-16 110-16 170-2v46H0z" />
      <path fill="#4a4d49" d="M120 260c20-60 120-62 116-98 20 36 68 40 74 98z" />
      <path fill="none" stroke="#fff" strokeWidth="4" strokeDasharray="14 12" d="M216 258c4-36 26-50 22-88" />
      <path fill="#7a4a24" d="M52 214l4-62h6l4 62z" />
      <path
        fill="#2c6b48"
        d="M59 96c12 10 34 8 40 26-14-8-24-8-32-4 8 8 12 18 10 30-8-12-14-18-19-20-5 4-9 10-16 20-3-14 1-22 8-30-9-4-19-2-30 6 5-18 27-18 39-28z"
      />
      <g transform="translate(150 176)">
        <path fill="#c8452d" d="M4 8c0-6 4-8 8-8h58c8 0 14 10 16 22l6 4v20H4z" />
        <path fill="#f2b233" d="M4 28h84l4 2v6H4z" />
        <path fill="#e9f3f1" d="M12 6h16v14H12zM33 6h16v14H33zM54 6h14c5 2 9 8 10 14H54z" />
        <path fill="#f6e3b4" d="M6-6h60v5H6z" />
        <circle cx="24" cy="47" r="9" fill="#222" />
        <circle cx="72" cy="47" r="9" fill="#222" />
        <circle cx="24" cy="47" r="3.5" fill="#ccc" />
        <circle cx="72" cy="47" r="3.5" fill="#ccc" />
      </g>
    </svg>
  );
}
