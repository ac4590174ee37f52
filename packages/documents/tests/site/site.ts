document.title = `${document.title}!`;

export {};
