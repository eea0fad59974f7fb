import { readFileSync } from 'fs';
namespace Geometry {
  export const unit = 1;
  export namespace Deep {
    export const twice = unit * 2;
  }
}
namespace Geometry {
  export const merged = Deep.twice + 1;
}
console.log(Geometry.merged, Object.keys(Geometry).join(), readFileSync(0).length);
