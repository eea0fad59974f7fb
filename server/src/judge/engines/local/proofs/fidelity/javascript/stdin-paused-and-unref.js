process.stdin.on('data', () => console.log('data'));
process.stdin.pause();
process.stdin.unref?.();
setTimeout(() => console.log('timer', process.stdin.isPaused()), 2);
