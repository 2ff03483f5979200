import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from kit.objects_c import *
def wall_calendar(columns=7, rows=4, day=(4,2)):
    """hangs on the wall: back at y=0, faces -Y, 1.5 wide, centered on its height 1.5; one day is poppy"""
    with group((0,0,0),(90,0,0)):
        plate(1.5,1.5,.07,.12,(0,0,0),M('green',.5,.3,coat=.2),.03)
        plate(1.38,1.08,.03,.07,(0,-.15,.06),M('white',.7),.012)
        for x in(-.42,.42): tube([(x,.58,.05),(x,.62,.16),(x,.76,.17),(x,.82,.05)],.042,M('steel',.3,.5,.6))
        for i in range(columns):
            for j in range(rows):
                x,y=-.57+1.14*i/(columns-1),.24-.78*j/(rows-1)
                if (i,j)==day: plate(.25,.27,.09,.06,(x,y,.08),M('poppy',.5,.3),.025)
                else: plate(.13,.15,.022,.035,(x,y,.082),M('mint' if i in(0,columns-1) else 'sand',.7),.008)
def front_door():
    """wall at y=0, faces -Y"""
    with group((0,-.03,0),(90,0,0)): poly(arch_pts(1.22,1.86),.07,(0,0,0),M('#F6CFA0',.8),.03,3,angle=40)
    with group((0,-.08,0),(90,0,0)): poly(arch_pts(.98,1.72),.05,(0,0,0),M('green',.5,.4),.03,3,angle=40)
    for x in(-.22,.22): plate(.3,.6,.03,.06,(x,-.125,.55),M('#2C6B4D',.5),.012,rot=(90,0,0))
    with group((0,-.125,1.18),(90,0,0)): poly([(.34*math.cos(math.pi*i/14),.34*math.sin(math.pi*i/14)) for i in range(15)],.03,(0,0,0),M('gold',.3,emit=.3),.012,3,angle=40)
    ball(.055,(.37,-.17,.86),M('gold',.25,.5,.7))
    box((1.5,.62,.1),(0,-.3,0),'pave',.04)
reset()
band=slab(-3.5,3.5,-1.6,.95,.55,.2,top='#E9D5B5')
band(-1.6,.95,0,.08,'lawn',.03,.08)
for y in(-1.33,-.8): plate(1.15,.44,.05,.12,(.1,y,.065),'pave',.02)
st=M('stucco',.85,.1)
with group((0,0,.07)):
    box((6.3,.7,1.82),(0,.35,0),st,.06); box((6.38,.78,.18),(0,.35,0),M('#D9B48A',.85,.1),.05); tile_cap(-3.2,3.2,.3,1.86)
    box((1.56,.6,2.02),(.1,.2,0),st,.06); tile_cap(-.72,.92,.12,2.06)
    with group((.1,-.1,.03)): front_door()
    with group((-1.92,-.02,.98),(0,-3,0),1.08): wall_calendar()
with group((1.98,-.66,.08),(0,0,-7),1.1): sofa('green_m','sage','gold','cream')
bush((-3.05,-.5,.08),.42,seed=3,flowers='pink'); bush((-.98,-.4,.08),.4,seed=8,flowers='gold')
shoot(1600,700,az=15,el=15,lens=80,margin=1.03,shift=(0,0),floor_z=-.32,thr=.02,shres=.34,shspp=56)
